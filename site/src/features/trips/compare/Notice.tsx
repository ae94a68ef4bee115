import * as words from './compare.words.ts';
import type { ComparedTrip } from './use-compared.ts';

type Props = {
  missing: string[];
  forget: (...missing: string[]) => void;
  waiting: ComparedTrip[];
  show: (key: string) => void;
};

/** What is not shown, and why. */
export function Notice({ missing, forget, waiting, show }: Props) {
  if (missing.length === 0 && waiting.length === 0) return null;
  return (
    <div className="compare-notice" role="status">
      {missing.length > 0 && (
        <>
          <p>{words.gone(missing.length)}</p>
          <button type="button" onClick={() => forget(...missing)}>
            {words.forget(missing.length)}
          </button>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <p>{words.waiting}</p>
          {waiting.map(({ key, title }) => (
            <button key={key} type="button" onClick={() => show(key)}>
              {title}
            </button>
          ))}
        </>
      )}
    </div>
  );
}
