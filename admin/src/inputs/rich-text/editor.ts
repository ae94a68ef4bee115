import type { useTiptapEditor } from 'ra-input-rich-text';

/** The editor that a toolbar's control works on. */
export type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;
