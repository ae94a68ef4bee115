import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Viewer from 'yet-another-react-lightbox';
import viewerStyles from 'yet-another-react-lightbox/styles.css?inline';
import styles from './lightbox.css?inline';

/** A picture to show in large. */
export type LargePicture = { src: string; alt: string; title: string };

/** No picture is shown larger, however large the screen. */
const LARGEST = { maxWidth: 'min(100%, 1200px)', maxHeight: 'min(100%, 800px)' };

/** Shows pictures over the page, beginning with one of them, until the visitor closes it. */
export function showLightbox(pictures: LargePicture[], index: number): void {
  addStyles();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const remove = () => {
    root.unmount();
    host.remove();
  };
  root.render(<Lightbox pictures={pictures} index={index} onExited={remove} />);
}

type Props = { pictures: LargePicture[]; index: number; onExited: () => void };

/** It has the keys, swipes and the trap for focus of its library, and gives focus back. */
function Lightbox({ pictures, index, onExited }: Props) {
  const [isOpen, setOpen] = useState(true);
  const isAlone = pictures.length < 2;
  return (
    <Viewer
      open={isOpen}
      index={index}
      slides={pictures}
      close={() => setOpen(false)}
      on={{ exited: onExited }}
      controller={{ closeOnBackdropClick: true }}
      carousel={{ finite: isAlone, preload: 1, imageProps: { style: LARGEST } }}
      animation={animation()}
      render={{
        slideFooter: ({ slide }) => <p className="lightbox-title">{titleOf(slide)}</p>,
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function titleOf(slide: object): string {
  return 'title' in slide ? String(slide.title) : '';
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
