/** Removes the numbers of requirements from a sentence, which tell a department nothing: "(CON-048, RATE-013)". */
export function removeRequirements(sentence: string): string {
  return sentence.replaceAll(/ \([A-Z]{2,}-\d+(?:, [A-Z]{2,}-\d+)*\)/g, '');
}
