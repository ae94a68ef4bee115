import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { announcementsFor, INSTRUCTIONS } from './announcements.ts';
import { type Handle, SortableItem } from './SortableItem.tsx';
import { useFollowingFocus } from './use-following-focus.ts';

export type SortableListProps = {
  /** A key for each item that stays with it wherever it moves. */
  ids: readonly string[];
  /** What the item at a place is called. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Takes an item away. */
  onRemove?: (index: number) => void;
  /** Whether the last one that is left can be taken away too; it stays unless told. */
  mayBeEmpty?: boolean;
  /** Items stand beside each other too, and not only below each other. */
  isGrid?: boolean;
  /** How the items lie. */
  layout: object;
  /** Draws an item with the controls that move it; what has the `handle` is dragged as well. */
  renderItem: (index: number, controls: ReactNode, handle: Handle) => ReactNode;
};

/**
 * Items in an order that people choose: by dragging the grip or a handle, with the arrow keys on
 * the grip, or with buttons for whoever can do neither.
 */
export function SortableList(props: SortableListProps) {
  const { ids, nameOf, onMove, isGrid = false, mayBeEmpty = false, layout, renderItem } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, AFTER_A_MOVE),
    useSensor(MouseSensor, AFTER_A_MOVE),
    useSensor(TouchSensor, AFTER_A_PRESS),
  );
  const [said, setSaid] = useState('');
  const { list, follow } = useFollowingFocus(ids);
  const nameOfId = (id: unknown) => nameOf(ids.indexOf(String(id)));

  function move(from: number, to: number, control: string) {
    if (to < 0 || to >= ids.length || to === from) return;
    setSaid(`${nameOf(from)} is now at place ${to + 1} of ${ids.length}.`);
    follow(ids[from], control);
    onMove(from, to);
  }

  function drop({ active, over }: DragEndEvent) {
    const to = ids.indexOf(String(over?.id ?? active.id));
    move(ids.indexOf(String(active.id)), to, 'grip');
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={isGrid ? [] : [alongTheList]}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(nameOfId),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <Box component="ul" role="list" ref={list} sx={{ ...listStyle, ...layout }}>
          {ids.map((id, index) => (
            <SortableItem
              key={id}
              id={id}
              index={index}
              count={ids.length}
              name={nameOf(index)}
              isGrid={isGrid}
              mayBeEmpty={mayBeEmpty}
              onMove={(to, control) => move(index, to, control)}
              {...(props.onRemove && { onRemove: () => props.onRemove?.(index) })}
              renderItem={(controls, handle) => renderItem(index, controls, handle)}
            />
          ))}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** In pixels. A press that does not move is none. */
const AFTER_A_MOVE = { activationConstraint: { distance: 4 } };

/** In milliseconds and pixels: a finger that moves sooner scrolls. */
const AFTER_A_PRESS = { activationConstraint: { delay: 200, tolerance: 8 } };

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const listStyle = { listStyle: 'none', p: 0, m: 0 };
