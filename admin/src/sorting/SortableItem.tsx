import { useSortable } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import type { DOMAttributes, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { MoveButtons } from './MoveButtons.tsx';

/** Makes an element one that the item is dragged by: by mouse, or by a finger that rests on it. */
export type Handle = Pick<HTMLAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart' | 'style'>;

type Listeners = Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onMouseDown' | 'onTouchStart'>;

type SortableItemProps = {
  id: string;
  index: number;
  count: number;
  name: string;
  isGrid: boolean;
  mayBeEmpty: boolean;
  onMove: (to: number, control: string) => void;
  onRemove?: () => void;
  renderItem: (controls: ReactNode, handle: Handle) => ReactNode;
};

/** An item of a sortable list, which follows the pointer while it is dragged. */
export function SortableItem(props: SortableItemProps) {
  const { id, index, count, name, isGrid, mayBeEmpty, onMove, onRemove, renderItem } = props;
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  const listeners = (sortable.listeners ?? {}) as Listeners;

  function moveByKey(event: KeyboardEvent) {
    const to = placeByKey(event.key, index, count);
    if (to === null) return;
    event.preventDefault();
    onMove(to, 'grip');
  }

  const controls = (
    <MoveButtons
      grip={{
        ...sortable.attributes,
        // The grip is dragged at once, by any pointer.
        onPointerDown: listeners.onPointerDown,
        ref: sortable.setActivatorNodeRef,
        onKeyDown: moveByKey,
      }}
      index={index}
      count={count}
      name={name}
      isGrid={isGrid}
      mayBeEmpty={mayBeEmpty}
      onMove={onMove}
      {...(onRemove && { onRemove })}
    />
  );
  const { onMouseDown, onTouchStart } = listeners;
  const handle = { onMouseDown, onTouchStart, style: handleStyle };
  return (
    <Box
      component="li"
      ref={sortable.setNodeRef}
      data-item={id}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      sx={{
        position: 'relative',
        minWidth: 0,
        ...(isDragging && { zIndex: 1, opacity: 0.85 }),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
      }}
    >
      {renderItem(controls, handle)}
    </Box>
  );
}

function placeByKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return index - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A long press on a picture opens no menu of the phone. */
const handleStyle = {
  cursor: 'grab',
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
} as const;
