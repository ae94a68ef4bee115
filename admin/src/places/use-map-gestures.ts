import type { MapPoint, MapView, Place } from '@karibu/graph/contract';
import { type PointerEvent, useEffect, useRef } from 'react';
import { type Frame, panFrame, roundPlace, zoomFrame } from './map-frame.ts';

type Map = {
  view: MapView | null;
  frame: Frame | null;
  point: Place | null;
  onFrame: (frame: Frame) => void;
  onPoint: (point: Place) => void;
};
type Gesture = {
  from: MapPoint;
  hasMoved: boolean;
  /** How far the point lies from what was grabbed of its mark; null where the ground was. */
  grip: MapPoint | null;
};

/** Farther than a finger trembles, in pixels. */
const TREMBLE = 5;

/** A press sets the point, a drag moves its mark or the ground, and two fingers zoom. */
export function useMapGestures(map: Map) {
  const fingers = useRef(new Map<number, MapPoint>());
  const gesture = useRef<Gesture | null>(null);
  const { view, frame, point, onFrame, onPoint } = map;

  function start(event: PointerEvent<HTMLElement>) {
    const target = event.target as Element;
    if (!view || event.button !== 0 || target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointIn(event);
    fingers.current.set(event.pointerId, from);
    const mark = point && target.closest('[data-mark]') ? view.project(point) : null;
    const grip = mark && { x: mark.x - from.x, y: mark.y - from.y };
    gesture.current = { from, grip, hasMoved: fingers.current.size > 1 };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    const current = gesture.current;
    if (!view || !frame || !before || !current) return;
    const at = pointIn(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !current.hasMoved && distance(at, current.from) < TREMBLE) return;
    current.hasMoved = true;
    fingers.current.set(event.pointerId, at);
    if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      const times = distance(at, other) / Math.max(1, distance(before, other));
      onFrame(zoomFrame(frame, times, view.locate(middle)));
    } else if (current.grip) {
      const { x, y } = current.grip;
      onPoint(roundPlace(view.locate({ x: at.x + x, y: at.y + y })));
    } else onFrame(panFrame(frame, at.x - before.x, at.y - before.y));
  }

  function end(event: PointerEvent<HTMLElement>) {
    const isPress = event.type === 'pointerup' && gesture.current?.hasMoved === false;
    const isOurs = fingers.current.delete(event.pointerId);
    if (view && isOurs && isPress && !gesture.current?.grip) {
      onPoint(roundPlace(view.locate(pointIn(event))));
    }
    if (fingers.current.size === 0) gesture.current = null;
  }

  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

/** Zooms by the wheel, around what it points at. */
export function useWheelZoom(
  element: HTMLElement | null,
  zoom: (times: number, at: MapPoint) => void,
) {
  useEffect(() => {
    function turn(event: WheelEvent) {
      event.preventDefault();
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      zoom(2 ** (-event.deltaY / WHEEL), at);
    }
    // React's own listener could not keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [element, zoom]);
}

const WHEEL = 240;

function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): MapPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function distance(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
