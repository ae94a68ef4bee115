import type { Place } from '@karibu/graph/contract';
import { type FieldError, get, useFormContext, useFormState, useWatch } from 'react-hook-form';

/** The point of a form whose latitude stands at `source`: both coordinates change together. */
export function usePoint(source: string) {
  const names = [source, source.replace(/latitude$/, 'longitude')];
  const { setValue, trigger } = useFormContext();
  const { errors } = useFormState({ name: names });
  const [latitude, longitude]: unknown[] = useWatch({ name: names });
  const [wrong]: FieldError[] = names.flatMap((name) => get(errors, name) ?? []);
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    point: isKnown ? { latitude, longitude } : null,
    error: wrong?.message,
    setPoint(place: Place | null) {
      const values = [place?.latitude ?? null, place?.longitude ?? null];
      for (const [index, name] of names.entries()) {
        setValue(name, values[index], { shouldDirty: true, shouldTouch: true });
      }
      if (wrong) trigger(names);
    },
  };
}
