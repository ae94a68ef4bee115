import { BLANK_PICTURE, listWidths, OPENING_SIZES, type PictureSource } from './picture.ts';

type Props = {
  source: PictureSource;
  /** Whether it is on the first card of a page's list: then it is fetched at once. */
  opens?: boolean | undefined;
};

/**
 * The picture of a card. It has no alternative text: the words beside it say enough. It is fetched
 * when it comes near the view.
 */
export function CardPicture({ source, opens }: Props) {
  const { src, srcset, width, height, placeholder, position } = source;
  if (opens) {
    return (
      <img
        width={width}
        height={height}
        alt=""
        src={src}
        srcSet={srcset}
        sizes={srcset && OPENING_SIZES.card}
        style={{ background: placeholder, objectPosition: position }}
        fetchPriority="high"
      />
    );
  }
  return (
    <>
      <img
        width={width}
        height={height}
        alt=""
        src={BLANK_PICTURE}
        data-src={src}
        data-widths={listWidths(srcset)}
        style={{ background: placeholder, objectPosition: position }}
      />
      <noscript>
        <img
          width={width}
          height={height}
          alt=""
          src={src}
          style={position ? { objectPosition: position } : undefined}
          loading="lazy"
        />
      </noscript>
    </>
  );
}
