import { cleanText } from './cleanText.ts';

/**
 * Reads an e-mail address as it was typed or copied: `mailto:`, a name beside it and a sign behind it do not belong to it.
 * @public
 * @example cleanEmail('Anna Beispiel <anna@beispiel.de>,') // 'anna@beispiel.de'
 */
export function cleanEmail(text: string): string {
  const code = cleanText('code', text);
  const address = /<([^<>\s]+@[^<>\s]+)>[,;. ]*$/.exec(code)?.[1] ?? code;
  return cleanText('code', address)
    .replace(/^([^?]+@[^?]+)\?.*$/, '$1')
    .replaceAll(/(?<=@.*)\u3002/g, '.')
    .replace(/(?<=@.*)[,;. ]+$/, '');
}

/**
 * Returns the one spelling in which an e-mail address is stored, compared, limited and looked up: small letters, and the domain as computers
 * write it. The domain of a text that is no address stays.
 * @public
 * @example normalizeEmail('Anna@Käse.de') // 'anna@xn--kse-qla.de'
 */
export function normalizeEmail(text: string): string {
  const address = cleanEmail(text).toLowerCase().normalize('NFKC');
  const at = address.lastIndexOf('@');
  return at === -1 ? address : `${address.slice(0, at)}@${toAsciiDomain(address.slice(at + 1))}`;
}

function toAsciiDomain(domain: string): string {
  // A host of a URL could have more than a domain has.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`https://${domain}/`)) return domain;
  const { hostname } = new URL(`https://${domain}/`);
  return /^[\d.]+$/.test(hostname) ? domain : hostname;
}
