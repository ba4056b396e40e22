import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { Engine } from "@rulebound/engine";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { fakeEngine } from "./engine.fixture.ts";
import { freePortAfter, listen, type Running } from "./server.ts";

const running: Running[] = [];

/** Serves an app with a fake engine until the end of the test. */
async function serve(replaced: Partial<Engine> = {}) {
  const logged: string[] = [];
  const logger = pino({ level: "error" }, { write: (line) => logged.push(line) });
  const server = await listen(createApp({ engine: fakeEngine(replaced), logger }), 0);
  running.push(server);
  return { ...server, logged, url: `http://localhost:${server.port}` };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop(0)));
});

const head = "POST /v1/start HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;

/** Everything that the server sends until it closes the connection. */
async function exchange(port: number, send: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, "localhost");
  socket.on("error", () => {});
  await once(socket, "connect");
  send(socket);
  return text(socket);
}

describe("bodies over HTTP", () => {
  it("refuses a body by its announced length, before it is sent", async () => {
    const { port } = await serve();
    const answer = await exchange(port, (socket) => socket.write(`${head}Content-Length: 1000001\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"tooLarge"');
  });

  it("refuses a body without an announced length as soon as it is too large, though it never ends", async () => {
    const { port } = await serve();
    let sent = 0;
    const answer = await exchange(port, (socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      const spaces = chunk(" ".repeat(65_536));
      const more = () => {
        if (socket.destroyed) return;
        sent += 65_536;
        socket.write(spaces, () => setTimeout(more, 5));
      };
      more();
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"tooLarge"');
    expect(sent).toBeGreaterThan(1_000_000);
    // Once it has answered, it waits a moment for the client to stop, then closes.
    expect(sent).toBeLessThan(100_000_000);
  });

  it("reads a body that comes in pieces", async () => {
    const { port } = await serve();
    const answer = await exchange(port, (socket) => {
      socket.write(`${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk('{"posit')}`);
      setTimeout(() => socket.write(`${chunk('ion":{}}')}0\r\n\r\n`), 20);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("answers what it doesn't read, and the next request on the same connection", async () => {
    const { port } = await serve();
    const body = " ".repeat(300_000);
    const answer = await exchange(port, (socket) => {
      socket.write(
        `POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    });
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404", "HTTP/1.1 200"]);
  });

  it("outlives a client that goes away in the middle of a body, which is no failure", async () => {
    const { port, url, logged } = await serve();
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    socket.write(`${head}Content-Length: 1000\r\n\r\n{"position"`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(logged).toEqual([]);
  });
});

describe("requests that no route can see", () => {
  it("without a host is 400 malformed", async () => {
    const { port } = await serve();
    const answer = await exchange(port, (socket) => socket.write("GET / HTTP/1.0\r\n\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("application/problem+json");
    expect(answer).toContain('"code":"malformed"');
  });

  it("on which something other than an error is thrown is 500 errored", async () => {
    const thrown = () => {
      throw "secret";
    };
    const { url } = await serve({ info: thrown });
    const answer = await fetch(`${url}/v1/engine`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({ code: "errored", detail: "The server failed." });
  });
});

describe("listening", () => {
  it("stops: lets the running request end, and takes no more", async () => {
    const { port, url, stop } = await serve();
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    socket.write(`${head}Connection: close\r\nContent-Length: 15\r\n\r\n{"posi`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const stopped = stop();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    socket.write('tion":{}}');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
  });

  it("stops all the same where a request never ends", async () => {
    const { port, stop } = await serve();
    const answer = exchange(port, (socket) => socket.write(`${head}Content-Length: 15\r\n\r\n{"posi`));
    await new Promise((resolve) => setTimeout(resolve, 30));
    await stop(50);
    expect(await answer).toBe("");
  });

  it("rejects where the port is taken, and finds one that isn't", async () => {
    const taken = createServer().listen(0);
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(listen(createApp({ engine: fakeEngine() }), port)).rejects.toThrow("EADDRINUSE");
    const free = await freePortAfter(port - 1);
    expect(free).not.toBe(port);
    running.push(await listen(createApp({ engine: fakeEngine() }), free));
    expect(running.at(-1)?.port).toBeGreaterThan(0);
    taken.close();
  });
});
