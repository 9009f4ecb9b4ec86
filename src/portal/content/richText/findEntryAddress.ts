import { readMember, readText } from '../../../content/index.ts';
import { searchParameter, topicParameter } from '../faqAddress.ts';

/** The page of each type of entry. The id is part of an address. */
const addresses: Readonly<Record<string, (id: string, fields: unknown) => string | null>> = {
  blog: (id) => `/blog/article/${encodeURIComponent(id)}`,
  news: () => '/#news',
  faqCategory: (id) => `/faq?${new URLSearchParams({ [topicParameter]: id }).toString()}`,
  faqEntry: (_, fields) => writeFaqSearch(readMember(fields, 'question')),
  imprint: () => '/imprint',
  termsOfUse: () => '/termsOfUse',
  generalText: (_, fields) => findGeneralText(readMember(fields, 'category')),
  contactHours: () => '/contact',
  claimDocuments: () => '/claims/infoPage',
  tariffConditions: () => '/contract/tariffConditions',
};

/** Returns the address in the portal at which an entry is shown; null when it has none. */
export function findEntryAddress(entry: unknown): string | null {
  const type = readMember(entry, 'sys', 'contentType', 'sys', 'id');
  const id = readMember(entry, 'sys', 'id');
  if (typeof type !== 'string' || typeof id !== 'string' || !Object.hasOwn(addresses, type)) return null;
  return addresses[type]?.(id, readMember(entry, 'fields')) ?? null;
}

/** The search finds the question itself, whatever its topic. */
function writeFaqSearch(question: unknown): string {
  const words = readText(question);
  return words === null ? '/faq' : `/faq?${new URLSearchParams({ [searchParameter]: words }).toString()}`;
}

function findGeneralText(category: unknown): string | null {
  if (category === 'PRIVACY') return '/privacy';
  return category === 'COOKIES' ? '/cookies' : null;
}
