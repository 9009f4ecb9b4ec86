/** Adds to a break of a definition what the flow test said, with `detail` in words. */
export function describeCause(saboteur, { result, cause, message }) {
  const { proof } = saboteur;
  const details = {
    flowUnread: `${proof} cannot be read.`,
    formBroken: 'The broken form has mistakes and does not start.',
    otherFailed: `Another expectation failed: ${message}`,
    allPassed: 'All variants of the flow test passed.',
  };
  return { ...saboteur, result, detail: details[cause] ?? '' };
}
