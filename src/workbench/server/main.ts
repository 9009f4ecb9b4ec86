import { randomBytes } from 'node:crypto';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { asRecord } from '../../plain/isRecord.ts';
import type { AnalysisMessage } from './createAnalyst.ts';
import type { ThreadJob, ThreadMessage } from './edits/createThread.ts';
import { judgeQuestions } from './edits/judgeQuestions.ts';
import { judgeWords } from './edits/judgeWords.ts';
import { createFlowMender } from './edits/mendFlows.ts';
import { judgeFiles } from './files/judgeFiles.ts';
import { say } from './messages.ts';
import { reviewChanges } from './review/reviewChanges.ts';
import { type AnalysisJob, createAnalysis } from './runAnalysis.ts';
import { searchForms } from './searchForms.ts';
import { startWorkbench } from './startWorkbench.ts';

/** The port where none is asked for. */
const usualPort = 4174;

/** The program of the server and of its threads: a thread gets the root of the definitions and its task with its data. */
if (isMainThread) await startServer();
else startThread(asRecord(workerData));

function startThread({ root, task }: Readonly<Record<string, unknown>>): void {
  const folder = String(root);
  if (task === 'words') answerQuestions(judgeWords(folder), Promise.resolve());
  else if (task === 'flows') answerQuestions(createFlowMender(folder), Promise.resolve());
  else if (task === 'files') answerQuestions(judgeFiles(folder), Promise.resolve());
  else if (task === 'review') answerQuestions(reviewChanges(folder), Promise.resolve());
  else if (task === 'search') answerQuestions(searchForms(folder), Promise.resolve());
  else if (task === 'questions') {
    const questions = judgeQuestions(folder);
    answerQuestions(questions.judge, questions.prepare());
  } else answerJobs(folder);
}

/** Questions are answered one after another, because a judge keeps what it read. */
function answerQuestions<Question, Answer>(
  judge: (question: Question) => Promise<Answer>,
  ready: Promise<void>,
): void {
  let last = ready;
  parentPort?.on('message', ({ number, question }: ThreadJob<Question>) => {
    last = last.then(async () => {
      const answer = await judge(question);
      parentPort?.postMessage({ number, answer } satisfies ThreadMessage<Answer>);
    });
  });
}

async function startServer(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: String(usualPort) } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return fail(say('wrong-port', { text: values.port }));
  const token = process.env['WORKBENCH_TOKEN'] ?? randomBytes(16).toString('hex');
  try {
    const program = new URL(import.meta.url);
    await startWorkbench({ root: process.cwd(), port, token, program });
    const address = `http://127.0.0.1:${port}/?token=${token}`;
    process.stdout.write(`${say('started', { address })}\n`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Jobs run one after another, because a message may come while one waits. */
function answerJobs(root: string): void {
  const analyse = createAnalysis(root);
  let last = Promise.resolve();
  parentPort?.on('message', (job: AnalysisJob) => {
    last = last.then(async () => {
      const answers = await analyse(job);
      parentPort?.postMessage({ number: job.number, answers } satisfies AnalysisMessage);
    });
  });
}
