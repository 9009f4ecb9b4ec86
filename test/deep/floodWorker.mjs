import { Agent, request as sendRequest } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Sends the requests of `workerData` in turn, sixteen at once and as fast as they are answered, until a message arrives. */
const { port, requests } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 16, localAddress: '127.0.0.2' });
const statuses = {};
let isOver = false;
let turn = 0;

function send({ method, path, headers, body }) {
  return new Promise((resolve) => {
    const options = { agent, port, host: '127.0.0.1', method, path, headers };
    const request = sendRequest(options, (response) => {
      statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
      response.resume().on('close', resolve);
    });
    // A refused upload ends its connection.
    request.on('error', resolve).end(body);
  });
}

async function flood() {
  while (!isOver) await send(requests[turn++ % requests.length]);
}

parentPort.once('message', () => (isOver = true));
await Promise.all(Array.from({ length: 16 }, flood));
agent.destroy();
parentPort.postMessage(statuses);
