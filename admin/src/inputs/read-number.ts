const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const GROUPED_BY_DOTS = /^-?\d{1,3}(\.\d{3})+,\d{1,2}$/;
const PLAIN = /^-?(\d+[.,]?|\d*\.\d+|\d+,\d{1,2})$/;

/**
 * Reads a number as people write it: `1,200`, `1 200`, `$12.50`, and `12,50` where a comma stands
 * before cents. An empty text gives null. What cannot be read is returned as it is, so that the
 * form can refuse it.
 */
export function readNumber(text: string): number | string | null {
  const written = text.replace(/[\s$]/g, '');
  if (written === '') return null;
  if (GROUPED.test(written)) return Number(written.replaceAll(',', ''));
  if (GROUPED_BY_DOTS.test(written)) {
    return Number(written.replaceAll('.', '').replace(',', '.'));
  }
  return PLAIN.test(written) ? Number(written.replace(',', '.')) : text;
}

/**
 * Reads an amount, but not `1.200`: some people mean one thousand two hundred, others one dollar
 * twenty. It is returned as it is, so that the form asks again.
 */
export function readAmount(text: string): number | string | null {
  return isAmbiguous(text) ? text : readNumber(text);
}

/** Whether an amount may be meant with thousands or with cents. */
export function isAmbiguous(text: string): boolean {
  return /^-?\d{1,3}\.\d{3}$/.test(text.replace(/[\s$]/g, ''));
}
