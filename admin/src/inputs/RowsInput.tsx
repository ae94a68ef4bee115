import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { blankRow } from '../forms/field-values.ts';
import type { Handle } from '../sorting/SortableItem.tsx';
import { SortableList } from '../sorting/SortableList.tsx';
import { UnorderedList } from '../sorting/UnorderedList.tsx';
import type { ControlProps } from './control.ts';
import { Fieldset } from './Fieldset.tsx';
import { CardRow, FlatRow } from './Row.tsx';
import { flatHelp, isFlat, RowFields } from './RowFields.tsx';
import { useRows } from './use-rows.ts';

export type RowsInputProps = ControlProps & {
  /** Draws what a row holds; `insert` puts another row at a place. */
  renderRow?: (index: number, insert: Insert) => ReactNode;
  /** Draws a row whole, with its controls, as a tile of a grid. */
  renderTile?: (tile: {
    index: number;
    name: string;
    controls: ReactNode;
    handle: Handle;
  }) => ReactNode;
  /** Other ways to add a row, beside the button that adds a blank one. */
  renderWaysToAdd?: (
    add: (row: unknown, mayFillBlank: boolean) => void,
    insert: Insert,
  ) => ReactNode;
  /** What a row is called, and what can be written where a part of it is missing. */
  rowWords?: { row: string; fill?: string };
  /** Told of the rows as they were, when one came, went or moved. */
  onArranged?: (before: unknown[]) => void;
  /** Whether people choose the order of the rows, as they do unless told. */
  isOrdered?: boolean;
  /** Whether the last row can be removed too. */
  mayBeEmpty?: boolean;
};

type Insert = (place: number, row: object, options?: { shouldFocus: boolean }) => void;

type ListError = { message?: string; root?: { message?: string } };

/** A list of groups, such as the days of an itinerary, each with the controls of its fields. */
export function RowsInput(props: RowsInputProps) {
  const { source, field, label, isOrdered = true, mayBeEmpty = !isOrdered } = props;
  const { getValues } = useFormContext();
  const { fields, append, update, insert, remove, move } = useRows(source, props.onArranged);
  const { errors } = useFormState({ name: source });
  const error: ListError | undefined = get(errors, source);
  const message = error?.root?.message ?? error?.message;
  const isGrid = props.renderTile !== undefined;
  const isLine = !props.renderRow && !isGrid && isFlat(field);
  const help = isLine ? flatHelp(field, props.help) : props.help;

  /** An empty row may be replaced, where that is allowed. */
  function add(row: unknown, mayFillBlank: boolean) {
    const blank = JSON.stringify(blankRow(field));
    const stored: unknown[] = getValues(source) ?? [];
    const place = stored.findIndex((each) => JSON.stringify(each) === blank);
    if (place === -1 || !mayFillBlank) append(row as object, { shouldFocus: false });
    else update(place, row as object);
  }

  function renderItem(index: number, controls: ReactNode, handle: Handle = {}) {
    const tile = props.renderTile?.({ index, name: nameOf(index), controls, handle });
    if (tile) return tile;
    const leaveOut = () =>
      fields.length > 1 || mayBeEmpty ? remove(index) : update(index, blankRow(field) as object);
    const incomplete = { row: 'entry', ...props.rowWords, leaveOut };
    const row = { field, source: `${source}.${index}`, name: nameOf(index), controls, incomplete };
    if (isLine) return <FlatRow {...row} renderField={props.renderField} />;
    return (
      <CardRow {...row} number={index + 1}>
        {props.renderRow?.(index, insert) ?? (
          <RowFields field={field} source={row.source} renderField={props.renderField} />
        )}
      </CardRow>
    );
  }

  const nameOf = (index: number) => `${label} ${index + 1}`;
  const list = { ids: fields.map(({ rowKey }) => rowKey), nameOf, renderItem };
  const layout = isGrid ? gridStyle : rowsStyle;
  return (
    <Fieldset
      label={label}
      isWrong={message !== undefined}
      message={message ?? help}
      messageId={`${source}-message`}
    >
      {isOrdered ? (
        <SortableList
          {...list}
          layout={layout}
          isGrid={isGrid}
          onMove={move}
          onRemove={remove}
          mayBeEmpty={mayBeEmpty}
        />
      ) : (
        <UnorderedList {...list} layout={layout} onRemove={remove} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button startIcon={<AddIcon />} onClick={() => append(blankRow(field) as object)}>
          Add to {label.toLowerCase()}
        </Button>
        {props.renderWaysToAdd?.(add, insert)}
      </Box>
    </Fieldset>
  );
}

/** A list of which all rows can be removed: questions, extras. */
export function OptionalRowsInput(props: ControlProps) {
  return <RowsInput {...props} mayBeEmpty />;
}

/** The same where the order of the rows says nothing: closed dates. */
export function UnorderedRowsInput(props: ControlProps) {
  return <RowsInput {...props} isOrdered={false} />;
}

const rowsStyle = { display: 'grid', gap: 1.5 };

/** A tile that is open for editing takes the whole line. */
const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr))',
  '& > li:has(> [data-is-open])': { gridColumn: '1 / -1' },
};
