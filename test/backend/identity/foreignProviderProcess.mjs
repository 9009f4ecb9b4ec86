/**
 * An OpenID provider that differs from the embedded one, in its own process: other paths, claims, client and audience. It signs every
 * customer in without a page. `startForeignProvider` starts it and reads its port. A message with the name of an algorithm makes it sign
 * with a new key.
 */
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

const { portal, account, refreshTokens } = JSON.parse(process.argv[2]);
const audience = 'https://api.versicherer.example';
let provider;
let keys = 0;

const server = createServer((request, response) => {
  if (request.url.startsWith('/wer-bist-du/')) {
    const result = { login: { accountId: 'person-7' } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
  request.originalUrl = request.url;
  request.url = request.url.replace(/^\/konto/, '') || '/';
  return provider.callback()(request, response);
});

async function createProvider(issuer, alg) {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  keys += 1;
  const key = { ...(await exportJWK(privateKey)), kid: `schluessel-${keys}`, use: 'sig', alg };
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'web-4711',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', ...(refreshTokens ? ['refresh_token'] : [])],
        redirect_uris: [`${portal}/auth/callback`],
        post_logout_redirect_uris: [`${portal}/`],
        id_token_signed_response_alg: alg,
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of the other provider'] },
    routes: {
      authorization: '/anmelden',
      token: '/tokens',
      jwks: '/schluessel',
      end_session: '/abmelden',
    },
    clientAuthMethods: ['none'],
    clientBasedCORS: () => true,
    claims: { openid: ['sub', 'kundennummer', 'mail'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => refreshTokens,
    interactions: { url: (_context, { uid }) => `/wer-bist-du/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, kundennummer: account, mail: 'anna@anderswo.example' }),
    }),
    extraTokenClaims: () => ({ kundennummer: account }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid');
      grant.addResourceScope(audience, 'alles');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'alles',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg } },
        }),
      },
    },
  });
}

server.listen(0, () => {
  const issuer = `http://localhost:${server.address().port}/konto`;
  const begin = (alg) => createProvider(issuer, alg).then(() => process.send({ issuer }));
  void begin('ES256');
  process.on('message', (alg) => void begin(alg));
});
