import type { Fault } from '../fault'

export const content: readonly Fault[] = [
  {
    name: 'a link to a story keeps its trailing slash',
    file: 'host/src/content/source/links.ts',
    find: "const bare = slug.replace(/^\\/+|\\/+$/g, '')",
    replace: "const bare = slug.replace(/^\\/+/g, '')",
    caughtBy: 'host/src/content/source/links.test.ts',
  },
  {
    name: 'a link to another site passes for one of ours',
    file: 'host/src/content/source/links.ts',
    find: `if (bare === '' || /^[/\\\\]{2}/.test(bare)) return undefined`,
    replace: `if (bare === '') return undefined`,
    caughtBy: 'host/src/content/source/links.test.ts',
  },
  {
    name: 'the sitemap lists pages that search engines shall not find',
    file: 'host/src/editorial/articles/sitemap.ts',
    find: `story.content.no_index !== true && `,
    replace: '',
    caughtBy: 'host/src/editorial/articles/sitemap.test.ts',
  },
  {
    name: 'a picture without words passes the lint of a story',
    file: 'host/src/editorial/lint/rules/alt.ts',
    find: `if (inText || speaking.has(component))`,
    replace: `if (inText && speaking.has(component))`,
    caughtBy: 'host/src/editorial/lint/rules/alt.test.ts',
  },
  {
    name: 'a skipped level of headings passes the lint of a story',
    file: 'host/src/editorial/lint/rules/heading-order.ts',
    find: `if (level <= before + 1) return []`,
    replace: `if (level <= before + 2) return []`,
    caughtBy: 'host/src/editorial/lint/rules/heading-order.test.ts',
  },
  {
    name: 'a story disappears while the content service is down',
    file: 'host/src/content/source/content-source.ts',
    find: `if (!known?.story) throw problem`,
    replace: `if (known?.story) throw problem`,
    caughtBy: 'host/tools/content-api/content-source.test.ts',
  },
]
