import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import type { SortableListProps } from './SortableList.tsx';

type UnorderedListProps = Pick<SortableListProps, 'ids' | 'nameOf' | 'layout'> & {
  renderItem: (index: number, controls: ReactNode) => ReactNode;
  onRemove: (index: number) => void;
};

/** Items whose order says nothing, each with a button that takes it away. */
export function UnorderedList(props: UnorderedListProps) {
  const { ids, nameOf, layout, renderItem, onRemove } = props;
  return (
    <Box component="ul" role="list" sx={{ listStyle: 'none', p: 0, m: 0, ...layout }}>
      {ids.map((id, index) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          {renderItem(
            index,
            <IconButton aria-label={`Remove ${nameOf(index)}`} onClick={() => onRemove(index)}>
              <RemoveIcon fontSize="small" />
            </IconButton>,
          )}
        </Box>
      ))}
    </Box>
  );
}
