/** What the API answered. */
export type Answer = { status: number; body: Json; headers: Headers };

// biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape.
export type Json = any;
