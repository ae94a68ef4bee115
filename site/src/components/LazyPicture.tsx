import { BLANK_PICTURE, type PictureSource } from './picture.ts';

type Props = {
  source: PictureSource;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
};

/** A picture beside words that say what it shows. It is fetched when it comes near the view. */
export function LazyPicture({ source: { src, srcset, width, height, placeholder }, sizes }: Props) {
  return (
    <>
      <img
        width={width}
        height={height}
        sizes={srcset && sizes}
        alt=""
        src={BLANK_PICTURE}
        data-src={src}
        data-srcset={srcset}
        style={{ background: placeholder }}
      />
      <noscript>
        <img width={width} height={height} alt="" src={src} loading="lazy" />
      </noscript>
    </>
  );
}
