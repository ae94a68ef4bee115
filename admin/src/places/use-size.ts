import type { Size } from '@karibu/graph/contract';
import { useEffect, useState } from 'react';

/** An element and its size in pixels, as it changes; null until it is there. */
export function useSize() {
  const [size, setSize] = useState<Size | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return { size, element, ref: setElement };
}
