/** The places of the navigation (SHELL-038), as far as they exist. `within` is the area a place stands for. */
export const navigationEntries = [
  { to: '/', label: 'shell:nav.overview', within: /^\/$/ },
  { to: '/claims', label: 'shell:nav.claims', within: /^\/claims(\/|$)/ },
] as const;
