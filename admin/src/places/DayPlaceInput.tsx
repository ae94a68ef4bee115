import { useFormContext } from 'react-hook-form';
import { type ControlProps, useControl } from '../inputs/control.ts';
import { isSamePoint, type Point, pointOf } from './known-places.ts';
import { PlaceField } from './PlaceField.tsx';
import { sayPlace } from './say-place.ts';
import { useKnownPlaces } from './use-known-places.ts';
import { usePoint } from './use-point.ts';

/** Where a day ends: a name, and the point of the map that a known name brings along. */
export function DayPlaceInput(props: ControlProps) {
  const { source, help } = props;
  const { field, isWrong, message, textField } = useControl(props);
  const { known } = useKnownPlaces();
  const { point, error, setPoint } = usePoint(source.replace(/place$/, 'latitude'));
  const { getValues } = useFormContext();
  const { helperText: _, error: __, ...input } = textField;
  return (
    <PlaceField
      input={input}
      text={field.value ?? ''}
      known={known}
      point={point}
      error={isWrong ? message : error}
      help={point ? `On the map. ${sayPlace(point, known)}` : help}
      // A point that somebody has marked by hand stays when the name changes.
      keepsPoint={point !== null && !known.some((each) => isSamePoint(each, point))}
      listAround={() => (getValues(source.split('.')[0] ?? '') as Point[]).flatMap(pointOf)}
      onText={field.onChange}
      onPoint={(place, name) => {
        setPoint(place);
        if (name !== undefined) field.onChange(name);
      }}
    />
  );
}
