/**
 * Runs in the page: finds text nodes that React draws beside other parts. A browser's translator replaces such a node by an element, and
 * React then fails to move or to remove it. React keeps a property with its own record at each node that it may move.
 */
export function bareTextProblems(): readonly string[] {
  const isRecorded = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  if (![...document.querySelectorAll('body *')].some(isRecorded))
    return ['no element with a record of React'];
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.textContent ?? '';
    if (/\S/.test(text) && isRecorded(currentNode)) texts.push(text);
  }
  return texts.map((text) => `a text without an element of its own: "${text}"`);
}
