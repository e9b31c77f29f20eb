import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { breakable } from './breakable.tsx';

it.each([
  ['sarah@university.example', 'sarah|@university.example'],
  ['a.rather.long.mailbox.name@example.com', 'a|.rather|.long|.mailbox|.name|@example.com'],
  ['/hosting/vps', '/hosting/|vps'],
  ['https://crm.example/hooks/7', 'https://|crm.example/|hooks/|7'],
])('%s may be broken as %s, and is read and copied whole', async (address, broken) => {
  await renderApp(<p>{breakable(address)}</p>);

  expect(screen.getByText(address).innerHTML.replaceAll('<wbr>', '|')).toBe(broken);
});
