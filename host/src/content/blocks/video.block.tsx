import { contentVideo, fileOf, mediaType } from '../source/assets'
import { textOf } from '../source/story'
import { type BlockProps, useRendering } from './rendering'
import { RichText } from './rich-text'

/** Storyblok gives no size of a video: nearly all are this wide and high. */
const usual = { width: 1280, height: 720 }

const isElsewhere = (url: string | undefined) => url !== undefined && !url.startsWith('/')

/** Plays on request. One that an editor lets play by itself is muted, keeps its controls, and soon stops. */
export function VideoBlock({ block }: BlockProps) {
  const { log } = useRendering()
  const video = contentVideo(block)
  if (!video) {
    log('video: no usable source')
    return null
  }
  const captions = fileOf(block.captions)
  if (!captions) log('video: captions are missing')
  const autoplay = block.autoplay === true
  return (
    <figure className="b-video">
      <video
        aria-label={textOf(block.title)}
        width={Number(block.width) || usual.width}
        height={Number(block.height) || usual.height}
        poster={video.poster}
        preload={video.poster || autoplay ? 'none' : 'metadata'}
        controls
        playsInline
        autoPlay={autoplay}
        muted={autoplay}
        // A text track of another origin is read only when the video is requested in the same way.
        crossOrigin={isElsewhere(captions) ? 'anonymous' : undefined}
      >
        {video.sources.map((source) => (
          <source key={source} src={source} type={mediaType(source)} />
        ))}
        {captions && <track kind="captions" src={captions} srcLang="pt" label="Português" default />}
        <a href={video.sources[0]}>{`Ver o vídeo: ${textOf(block.title)}`}</a>
      </video>
      {textOf(block.caption) && <figcaption>{textOf(block.caption)}</figcaption>}
      {block.transcript !== undefined && (
        <details className="b-video__transcript">
          <summary>Ler o que o vídeo diz</summary>
          <RichText value={block.transcript} />
        </details>
      )}
    </figure>
  )
}
