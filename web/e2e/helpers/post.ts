import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A post office that delivers nothing: the e-mails sent to it are read here. */
export class Post {
  readonly #letters: string[] = [];
  readonly #server: Server = createServer((socket) => this.#serve(socket));
  #waiting: ((letter: string) => void) | null = null;

  /** Opens, and says on which port. */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
  }

  /** The next e-mail, with its head; one waits for it where none has come. */
  next(): Promise<string> {
    const letter = this.#letters.shift();
    if (letter !== undefined) return Promise.resolve(letter);
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  #take(letter: string): void {
    if (this.#waiting) this.#waiting(letter);
    else this.#letters.push(letter);
    this.#waiting = null;
  }

  /** Speaks as little SMTP (RFC 5321) as a sender asks for. */
  #serve(socket: Socket): void {
    let unread = '';
    let letter: string[] | null = null;
    const line = (text: string): string => {
      if (letter) {
        if (text !== '.') return (letter.push(text.replace(/^\.\./, '.')), '');
        this.#take(letter.join('\n'));
        letter = null;
        return '250 taken';
      }
      if (/^DATA/i.test(text)) return ((letter = []), '354 go on');
      return /^QUIT/i.test(text) ? '221 bye' : '250 well';
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      const lines = (unread + bytes.toString('utf8')).split('\r\n');
      unread = lines.pop()!;
      for (const text of lines) {
        const answer = line(text);
        if (answer) socket.write(`${answer}\r\n`);
      }
    });
    socket.write('220 post\r\n');
  }
}
