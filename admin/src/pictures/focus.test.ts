import { expect, it } from 'vitest';
import { focusAt, focusPosition, focusText, moveFocus } from './focus.ts';

const picture = { left: 100, top: 40, width: 400, height: 200 } as DOMRect;

it('finds the place of the pointer in whole per cent', () => {
  expect(focusAt({ clientX: 200, clientY: 190 }, picture)).toEqual({ x: 25, y: 75 });
  expect(focusAt({ clientX: 101.4, clientY: 41.4 }, picture)).toEqual({ x: 0, y: 1 });
});

it('keeps to the edge of the picture when the pointer is dragged beyond', () => {
  expect(focusAt({ clientX: -50, clientY: 900 }, picture)).toEqual({ x: 0, y: 100 });
});

it('moves the way that an arrow points, by 1 or by 10, and not beyond the edge', () => {
  const focus = { x: 5, y: 98 };
  expect(moveFocus(focus, 'ArrowLeft', false)).toEqual({ axis: 'x', focus: { x: 4, y: 98 } });
  expect(moveFocus(focus, 'ArrowLeft', true)?.focus).toEqual({ x: 0, y: 98 });
  expect(moveFocus(focus, 'ArrowUp', true)).toEqual({ axis: 'y', focus: { x: 5, y: 88 } });
  expect(moveFocus(focus, 'ArrowDown', true)?.focus).toEqual({ x: 5, y: 100 });
  expect(moveFocus(focus, 'Enter', false)).toBeNull();
});

it('says a place to CSS and to people', () => {
  expect(focusPosition({ x: 5, y: 90 })).toBe('5% 90%');
  expect(focusText({ x: 5, y: 90 })).toBe('5 % from the left, 90 % from the top');
});
