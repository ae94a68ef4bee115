import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  /** One list with the class `slides`; it scrolls by itself until this island has arrived. */
  children?: ReactNode;
};

const OPTIONS = {
  align: 'start',
  container: '.slides',
  duration: 28,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** A row of slides with arrows, which are disabled where the row ends. */
export function Carousel({ label, children }: Props) {
  const [viewport, carousel] = useEmblaCarousel(OPTIONS);
  const [ends, setEnds] = useState({ isFirst: true, isLast: true, isReady: false });

  useEffect(() => {
    if (!carousel) return;
    const readEnds = () =>
      setEnds({
        isFirst: !carousel.canScrollPrev(),
        isLast: !carousel.canScrollNext(),
        isReady: true,
      });
    // From here on the arrows move the row; as a thing to scroll it was a stop of the keyboard.
    carousel.containerNode().removeAttribute('tabindex');
    readEnds();
    carousel.on('select', readEnds).on('reInit', readEnds);
    return () => void carousel.off('select', readEnds).off('reInit', readEnds);
  }, [carousel]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups slides.
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={ends.isReady || undefined}
    >
      <div className="view" ref={viewport}>
        {children}
      </div>
      <div className="arrows">
        <button
          type="button"
          aria-label="Previous"
          disabled={ends.isFirst}
          onClick={() => carousel?.scrollPrev()}
        >
          <Icon name="back" size={22} />
        </button>
        <button
          type="button"
          aria-label="Next"
          disabled={ends.isLast}
          onClick={() => carousel?.scrollNext()}
        >
          <Icon name="arrow" size={22} />
        </button>
      </div>
    </div>
  );
}
