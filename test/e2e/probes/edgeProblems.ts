/** A16, runs in the page with forced colours: edges and underlines must replace the meaning of colours. */
export function edgeProblems(): readonly string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim()}"`;
  const widths = ({ borderTopWidth, borderBottomWidth }: CSSStyleDeclaration) => [
    Number.parseFloat(borderTopWidth),
    Number.parseFloat(borderBottomWidth),
  ];
  const wrong = (
    selector: string,
    says: string,
    isFine: (style: CSSStyleDeclaration, element: HTMLElement) => boolean,
  ) =>
    shown(selector).flatMap((element) =>
      isFine(getComputedStyle(element), element) ? [] : [`${describe(element)} ${says}`],
    );
  return [
    ...wrong(
      '[aria-current="page"]',
      'is the current place and not underlined',
      (style) => style.textDecorationLine.includes('underline') || Math.max(...widths(style)) >= 3,
    ),
    ...wrong('.mantine-Button-root', 'has no edge', (style) => Math.min(...widths(style)) >= 1),
    ...wrong(
      '.mantine-Button-root[data-disabled]',
      'is blocked and looks open',
      (style) => style.borderTopStyle === 'dashed',
    ),
    ...wrong(
      '.mantine-Button-root[data-variant="filled"]:not([aria-disabled])',
      'is the way on and looks like others',
      (style) => Math.min(...widths(style)) >= 3,
    ),
    ...wrong(
      '[data-look="primary"] > a',
      'is the way on and looks like others',
      (style) => Math.min(...widths(style)) >= 3,
    ),
    ...wrong(
      'label:has(> input:checked[type="radio"])',
      'is chosen and looks like others',
      (style, element) => {
        const input = element.querySelector('input');
        return (
          Math.max(...widths(style)) >= 3 || (input !== null && getComputedStyle(input).appearance !== 'none')
        );
      },
    ),
    ...wrong(
      'progress',
      'has no outline',
      (style) => style.appearance !== 'none' || Math.min(...widths(style)) >= 1,
    ),
  ];
}
