import { useId, useState } from 'react';
import type { ControlProps } from '../inputs/control.ts';
import { PlaceField } from './PlaceField.tsx';
import { sayPlace } from './say-place.ts';
import { useKnownPlaces } from './use-known-places.ts';
import { usePoint } from './use-point.ts';

/**
 * Where something is: the control of its latitude, which changes the longitude beside it too. It
 * says in words where that is, until somebody types.
 */
export function PlaceInput({ source, label }: ControlProps) {
  const id = useId();
  const { known } = useKnownPlaces();
  const { point, error, setPoint } = usePoint(source);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PlaceField
      input={{ id, name: source, label }}
      text={typed ?? (point ? sayPlace(point, known) : '')}
      known={known}
      point={point}
      error={error}
      help={HELP}
      isSearch
      onText={setTyped}
      onPoint={(place) => {
        setTyped(null);
        setPoint(place);
      }}
    />
  );
}

const HELP = 'Type the name of a destination, a stay or a place of a trip, or paste coordinates.';
