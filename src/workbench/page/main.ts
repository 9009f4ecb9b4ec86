import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { followPointer } from '../../ui/focus/afterPointer.ts';
import { App } from './App.tsx';
import { followServer } from './followServer.ts';

followPointer(window);
const root = document.getElementById('root');
if (root === null) throw new Error('There is no place for the workbench.');
createRoot(root).render(createElement(App));
void followServer();
