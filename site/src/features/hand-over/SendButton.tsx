import type { ReactNode } from 'react';
import { ignoreDouble } from '#components/ignore-double.ts';

/**
 * The button that sends a form. It can be pressed before the form's script runs: the page keeps the
 * press until then, see `early-sends.ts`.
 */
export function SendButton({ children }: { children: ReactNode }) {
  return (
    <button className="button" type="submit" onClick={ignoreDouble}>
      {children}
    </button>
  );
}
