// The parts of OAuth's code flow with PKCE (RFC 7636) that need WebCrypto.

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A random word of 43 characters that nobody can guess. */
export const secret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the log-in page is shown of a verifier. */
export async function challenge(verifier) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

/** The claims of a token, for display and timing only; services check the signature. */
export function claims(token) {
  const part = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
