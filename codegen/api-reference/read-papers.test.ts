import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLimits } from './read-papers.ts';

const limits = readLimits(process.cwd());

describe('docs/integrate/limits.md', () => {
  it("gives the limit of open WebSockets of one address that the web server's code has", () => {
    const tunnel = readFileSync('web/api/proxy/socket-tunnel.ts', 'utf8');
    const allowed = Number(/MAX_PER_ADDRESS = (\d+);/.exec(tunnel)?.[1]);
    const socketLimits = limits.filter(({ counts }) => /WebSockets of one address/.test(counts));

    expect(allowed).toBeGreaterThan(0);
    expect(socketLimits.map(({ value, variable }) => [value, variable])).toEqual([[allowed, null]]);
    expect(readFileSync('docs/integrate/limits.md', 'utf8')).toContain(`limit of ${allowed} open WebSockets`);
    expect(readFileSync('docs/build/routes.md', 'utf8')).toMatch(
      new RegExp(`\\| WebSockets of an address +\\| ${allowed} `),
    );
  });
});
