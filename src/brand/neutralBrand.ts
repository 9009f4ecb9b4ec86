import type { Brand } from './Brand.ts';

/** The brand of a host that belongs to no brand (BRAND-010): grey, without name and contact. */
export const neutralBrand: Brand = {
  id: '',
  realm: '',
  name: 'Kundenportal',
  hostnames: [],
  identity: { authority: '/oidc', clientId: 'portal', scope: 'openid profile email' },
  contact: { phone: '', email: '', claimsPhone: '', claimsEmail: '' },
  footer: { support: false, withoutSupport: 'links', insurer: '', broker: '' },
  colors: { primary: '#3f4a56', neutral: '#5b6570' },
  look: {
    corners: 'soft',
    edge: 'line',
    density: 'medium',
    headings: 'bold',
    pictures: 'flat',
    landscape: 'hills',
    ground: 'tint',
    pattern: 'none',
    tone: { greeting: '', thanks: '', error: '' },
  },
  logo: { light: '', dark: '', mark: '' },
  content: { space: 'portal', host: null, accessToken: 'public' },
  places: { provider: 'local' },
};
