import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import type { VideoLogo } from '../../rules/logo'
import { LogoLink } from './logo-link'

// jsdom does not read the attribute, as browsers do: https://html.spec.whatwg.org/#attr-media-muted
beforeAll(() => {
  Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
    get(this: HTMLMediaElement) {
      return this.hasAttribute('muted')
    },
    set: () => {},
  })
})

const video: VideoLogo = {
  kind: 'video',
  sources: ['/logo.webm', '/logo.mp4'],
  poster: '/logo.webp',
  alt: 'Quero Poupar, início',
  link: { href: '/' },
}
const logo = (poster = true) => {
  const { poster: still, ...rest } = video
  return <LogoLink logo={poster ? { ...rest, poster: still as string } : rest} company="Quero Poupar" />
}

describe('a logo that moves', () => {
  it('is a link by its name', () => {
    render(logo())
    expectLink('Quero Poupar, início', '/')
  })

  it('plays by itself, muted and looping, without controls, from every source', () => {
    const html = renderToString(logo())
    expect(html).toMatch(/<video[^>]* autoplay=""/i)
    expect(html).toMatch(/<video[^>]* muted=""/)
    expect(html).toMatch(/<video[^>]* loop=""/)
    expect(html).toMatch(/<video[^>]* playsinline=""/i)
    expect(html).not.toContain('controls')
    expect(html).toContain('<source src="/logo.webm" type="video/webm"/>')
    expect(html).toContain('<source src="/logo.mp4" type="video/mp4"/>')
  })

  it('brings its still picture, or the company’s name, for where nothing may move', () => {
    expect(renderToString(logo())).toContain('<img class="still" src="/logo.webp" alt=""')
    expect(renderToString(logo(false))).toContain('<span class="stillName">Quero Poupar</span>')
  })

  it('hydrates as it was printed', () => expectExactHydration(() => logo()))
})
