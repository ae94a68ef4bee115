import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Viewer, { type Labels } from 'yet-another-react-lightbox';
import viewerStyles from 'yet-another-react-lightbox/styles.css?inline';
import { openStep } from '../history-step.ts';
import { ignoreDouble } from '../ignore-double.ts';
import styles from './lightbox.css?inline';
import * as words from './lightbox.words.ts';

/** A picture to show in large. */
export type LargePicture = {
  src: string;
  /** Its widths for finer screens: `2048 2560`. */
  wide?: string | undefined;
  alt: string;
  title: string;
  /** What is said below the title; may be ''. */
  text: string;
  /** Where the picture leads to. */
  link: { href: string; label: string } | null;
};

/** No picture is shown larger, however large the screen. */
const LARGEST = { maxWidth: 'min(100%, 1200px)', maxHeight: 'min(100%, 800px)' };
/** The same width, in pixels of the page. */
const MAX_WIDTH = 1200;

/** In pixels of the screen: up to here the usual width is sharp enough. */
const DENSE_WIDTH = 1536;

/** All that the library says, under the names that it has for its own texts. */
const LABELS: Required<Labels> = {
  Lightbox: words.viewer,
  'Photo gallery': words.pictures,
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  Carousel: words.row,
  Slide: words.picture,
  '{index} of {total}': words.place('{index}', '{total}'),
};

/** Shows pictures over the page, beginning at `index`. Resolves once they are closed. */
export async function showLightbox(
  pictures: LargePicture[],
  index: number,
  press: MouseEvent,
): Promise<void> {
  const heedAgain = ignoreDouble(press);
  addStyles();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await new Promise<void>((close) => {
    root.render(<Lightbox pictures={pictures} index={index} onClosed={close} />);
  });
  heedAgain();
  root.unmount();
  host.remove();
}

type Props = { pictures: LargePicture[]; index: number; onClosed: () => void };

/** The library brings keys and swipes. Added here: Back closes it, and focus stays inside. */
function Lightbox({ pictures, index, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const isAlone = pictures.length < 2;
  const press = useRef<MouseEvent>(null);
  useEffect(() => (isOpen ? openStep(() => setOpen(false)) : onClosed()), [isOpen, onClosed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (event.key === 'Tab') keepFocus(event);
    };
    const onPress = (event: MouseEvent) => {
      press.current = event;
      setTimeout(() => {
        press.current = null;
      });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress, true);
    };
  }, []);
  // The second press of a double press on Close would hit the page behind.
  const ignoreItsDouble = () => {
    if (press.current) ignoreDouble(press.current);
  };
  return (
    <Viewer
      open={isOpen}
      index={index}
      labels={LABELS}
      slides={pictures.map(toSlide)}
      close={() => setOpen(false)}
      on={{ exiting: ignoreItsDouble }}
      controller={{ closeOnBackdropClick: true }}
      carousel={{ finite: isAlone, preload: 1, imageProps: { style: LARGEST } }}
      animation={animation()}
      render={{
        slideFooter: ({ slide }) => <Footer picture={slide as LargePicture} />,
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** The picture in a width for this screen. */
function toSlide({ src, wide, ...picture }: LargePicture) {
  const needed = Math.min(innerWidth, MAX_WIDTH) * devicePixelRatio;
  const widths = needed > DENSE_WIDTH ? (wide?.split(' ') ?? []) : [];
  const width = widths.find((each) => Number(each) >= needed) ?? widths.at(-1);
  return { ...picture, src: width ? src.replace(/\d+(?=\.webp$)/, width) : src };
}

/** Tab goes from the last stop to the first, and back: focus never reaches the page behind. */
function keepFocus(event: KeyboardEvent): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    '.yarl__slide_current a, .yarl__portal button:not(:disabled)',
  );
  const [first, last] = [buttons[0], buttons[buttons.length - 1]];
  const here = document.activeElement;
  const isOutside = ![...buttons].some((button) => button === here);
  if (!isOutside && here !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function Footer({ picture: { title, text, link } }: { picture: LargePicture }) {
  return (
    <div className="lightbox-words" dir="auto">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {link && <a href={link.href}>{link.label}</a>}
    </div>
  );
}

function animation() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? { fade: 0, swipe: 0, navigation: 0 } : {};
}

/** The styles come with the code, so that pages whose pictures nobody opens carry neither. */
function addStyles(): void {
  if (document.querySelector('#lightbox-styles')) return;
  const style = document.createElement('style');
  style.id = 'lightbox-styles';
  style.textContent = viewerStyles + styles;
  document.head.append(style);
}
