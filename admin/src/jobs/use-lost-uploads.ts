import { useRef, useState } from 'react';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
import type { Failure } from './do-as-whole.ts';
import { keepReports } from './reports.ts';

/** Reports the pictures that did not arrive, to a person who has left the screen since. */
export function useLostUploads() {
  const [{ keep }] = useState(() => keepReports('upload'));
  const lost = useRef<Failure[]>([]);
  return ({ key, file, failure }: { key: string; file: File; failure: string | null }) => {
    lost.current = [...lost.current, { id: key, title: file.name, reason: failure ?? '' }];
    keep({
      isMistake: true,
      text: 'Not all pictures were uploaded.',
      refusal: `${countOf(lost.current.length, knownResource('uploads').words)} did not arrive:`,
      failures: lost.current,
    });
  };
}
