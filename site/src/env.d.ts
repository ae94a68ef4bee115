declare namespace App {
  interface Locals {
    /** The published content; pages read nothing else. */
    content: import('./content/content.ts').Content;
    /** What a page threw. */
    failure?: unknown;
  }
}
