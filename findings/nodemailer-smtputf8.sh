#!/usr/bin/env bash
# An address with letters beyond ASCII goes as UTF-8 to a server that does not offer SMTPUTF8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent nodemailer@10.6.1

cat >"$folder/finding.mjs" <<'JS'
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import nodemailer from 'nodemailer';

/** Sends one mail to a server that offers the extension, and returns the commands that name an address. */
async function commandsTo(extension) {
  const commands = [];
  const server = createServer((socket) => {
    let isData = false;
    const answer = (line) => socket.write(`${line}\r\n`);
    answer('220 mail.example.com ESMTP');
    createInterface({ input: socket }).on('line', (line) => {
      if (isData) {
        if (line !== '.') return;
        isData = false;
        return answer('250 Ok');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL' || verb === 'RCPT') commands.push(line);
      isData = verb === 'DATA';
      if (verb === 'EHLO') return answer(`250-mail.example.com\r\n250 ${extension}`);
      answer(verb === 'DATA' ? '354 Go on' : verb === 'QUIT' ? '221 Bye' : '250 Ok');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mail = nodemailer.createTransport({ host: '127.0.0.1', port: server.address().port, ignoreTLS: true });
  const sent = { from: 'shop@example.com', to: 'سلمى@example.com', subject: 'Hello', text: 'Hello' };
  const failure = await mail.sendMail(sent).then(() => '', (error) => ` ${error.code}`);
  mail.close();
  server.close();
  return commands.join(' ') + failure;
}

console.log(`8BITMIME: ${await commandsTo('8BITMIME')}`);
console.log(`SMTPUTF8: ${await commandsTo('SMTPUTF8')}`);
JS

cat <<'TEXT'
nodemailer 10.6.1: a recipient whose address has letters beyond ASCII
  expected:  an error where the server does not offer SMTPUTF8, as RFC 6531 (3.2) says that such an address must not be sent
  behaviour: the address is sent as raw UTF-8 and reported as accepted; only the word SMTPUTF8 is left out
TEXT
expected='8BITMIME: MAIL FROM:<shop@example.com> RCPT TO:<سلمى@example.com>
SMTPUTF8: MAIL FROM:<shop@example.com> SMTPUTF8 RCPT TO:<سلمى@example.com>'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
