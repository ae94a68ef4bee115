import { BLANK_PICTURE, type PictureSource } from './picture.ts';

/**
 * A picture beside words that say enough, unless something was written of the picture itself. It is
 * fetched when it comes near the view.
 */
export function LazyPicture({ source }: { source: PictureSource }) {
  const { src, srcset, width, height, placeholder, alt = '', position } = source;
  return (
    <>
      <img
        width={width}
        height={height}
        alt={alt}
        src={BLANK_PICTURE}
        data-src={src}
        data-srcset={srcset}
        style={{ background: placeholder, objectPosition: position }}
      />
      <noscript>
        <img
          width={width}
          height={height}
          alt={alt}
          src={src}
          style={position ? { objectPosition: position } : undefined}
          loading="lazy"
        />
      </noscript>
    </>
  );
}
