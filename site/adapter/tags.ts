/** What stands in a tag behind its name. A `>` or a whole script may stand in a quoted value. */
export const INSIDE = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/**
 * A script with its attributes and what it holds, or any other tag with its name and attributes, or
 * a comment. Each is matched as a whole, so that nothing within a value is taken for a tag.
 */
export const TAG = new RegExp(
  `<script\\b(?<script>${INSIDE})>(?<source>[\\s\\S]*?)</script>|<!--[\\s\\S]*?-->|` +
    `</?(?<name>[a-z][\\w-]*)(?<attributes>${INSIDE})>`,
  'gi',
);
