import type { ComponentProps, ReactNode } from 'react';

type Labelled = { label: string; hint?: string | undefined };

/** A text input under its label. */
export function Field({ label, hint, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Label label={label} hint={hint}>
      <input {...input} />
    </Label>
  );
}

/** A choice under its label. */
export function Choice({ label, hint, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Label label={label} hint={hint}>
      <select {...select} />
    </Label>
  );
}

/** A box for longer text under its label. */
export function TextBox({ label, hint, ...box }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Label label={label} hint={hint}>
      <textarea {...box} />
    </Label>
  );
}

type LabelProps = { label: string; hint: string | undefined; children: ReactNode };

function Label({ label, hint, children }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="field">
      <span>
        {label} {hint && <small>{hint}</small>}
      </span>
      {children}
    </label>
  );
}
