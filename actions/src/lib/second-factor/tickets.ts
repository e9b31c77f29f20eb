import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

export type Ticket = { purpose: string; userId: string; lifetimeS: number; claims?: Record<string, string> };

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * Makes and reads encrypted tickets, each valid for some minutes, for one purpose and one person. A ticket found in a log
 * or in a browser's memory does not reveal the key of an authenticator app. The first secret encrypts, and each of them
 * decrypts. Tickets are stored nowhere, so a ticket must not stand for anything that may be used only once.
 */
export function createTickets(secrets: readonly string[]) {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('tickets').digest());

  return {
    make: ({ purpose, userId, lifetimeS, claims = {} }: Ticket): Promise<string> =>
      new EncryptJWT(claims)
        .setProtectedHeader(HEADER)
        .setSubject(userId)
        .setAudience(purpose)
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeS)
        .encrypt(keys[0] ?? new Uint8Array()),

    /** Returns the person and the claims of a ticket; undefined if it is for another purpose, forged or too old. */
    async read(
      ticket: string,
      purpose: string,
    ): Promise<{ userId: string; claims: Record<string, unknown> } | undefined> {
      for (const key of keys) {
        const payload = await decrypt(ticket, purpose, key);
        if (payload?.sub !== undefined) return { userId: payload.sub, claims: payload };
      }
      return undefined;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;

async function decrypt(ticket: string, purpose: string, key: Uint8Array) {
  try {
    const rules = { audience: purpose, requiredClaims: ['exp'] };
    const { payload } = await jwtDecrypt(ticket, key, {
      ...rules,
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
    });
    return payload;
  } catch {
    return undefined;
  }
}
