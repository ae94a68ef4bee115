import type { ReactNode, SubmitEventHandler } from 'react';
import { HandOverResult } from './HandOverResult.tsx';
import { SendButton } from './SendButton.tsx';
import type { HandingOver } from './use-hand-over.ts';

type Props = {
  /** What the form is called. */
  label: string;
  submit: SubmitEventHandler<HTMLFormElement>;
  handingOver: HandingOver;
  /** What is said once the message was handed over, and where that failed. */
  thanks: string;
  apology: string;
  /** The name of the button that sends. */
  send: string;
  children: ReactNode;
};

/** The frame of a form that hands its message over: how that went, the fields, and the button. */
export function HandOverForm(props: Props) {
  const { label, submit, handingOver, thanks, apology, send, children } = props;
  const { state, again } = handingOver;
  return (
    <form className="form needs-script" method="dialog" onSubmit={submit} aria-label={label}>
      <HandOverResult state={state} again={again} thanks={thanks} apology={apology} />
      {children}
      <SendButton>{send}</SendButton>
    </form>
  );
}
