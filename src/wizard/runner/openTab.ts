/** Shows an address in a new tab that knows nothing of this one; where the browser allows no tab, in this one. */
export function openTab(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:') return;
  const tab = window.open('', '_blank');
  if (tab === null) {
    window.location.assign(href);
    return;
  }
  tab.opener = null;
  tab.location.assign(href);
}
