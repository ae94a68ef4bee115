/** What both forms that hand a message over say, and the messages themselves. */
export const name = 'Name';
export const email = 'E-mail';
export const phone = 'Phone';
export const optional = 'optional';
/** A line of the message, for what was filled in under a label of the form. */
export const line = (label: string, value: string) => `${label}: ${value}`;

/** What is wrong with what was filled in. */
export const checkEmpty = 'Please fill in this field.';
export const checkPhone = 'Please enter a telephone number.';
export const checkPast = 'Please choose today or a later day.';

/** What is left for the visitor to do once the message was handed over. */
export const resultStep = 'One more step: press Send in WhatsApp or your e-mail';
export const resultStepChat = 'One more step: press Send in WhatsApp';
export const resultStepMail = 'One more step: press Send in your e-mail';
export const resultOpened = 'Your message is ready there. If nothing opened, open it here:';
export const resultWholeInChat =
  'WhatsApp has the whole message. ' +
  'It is too long for an e-mail link: copy it and paste it in.';
export const resultTooLong =
  'Your message is too long for a link. ' +
  'Copy it and paste it in, so that all of it reaches us.';
export const resultOpenChat = 'Open WhatsApp';
export const resultOpenMail = 'Open e-mail';
export const resultCopy = 'Copy the message';
export const resultAgain = 'Write another';
export const resultCopied = 'The message is copied.';
export const resultNotCopied = 'The message could not be copied. Copy it from the box.';
export const resultMessage = 'Your message';

/** What stands in place of a form where scripts are off. */
export const noScriptText = 'This form needs JavaScript. You can also write to us directly:';
export const noScriptChat = 'Write on WhatsApp';
export const noScriptMail = (email: string) => `Write to ${email}`;
