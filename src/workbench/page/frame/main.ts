import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { followPointer } from '../../../ui/focus/afterPointer.ts';
import { keepFilesOut } from '../../../ui/files/keepFilesOut.ts';
import { createFrame } from './createFrame.ts';
import { FramePage } from './FramePage.tsx';
import './frame.css';

keepFilesOut(window);
followPointer(window);
const root = document.getElementById('root');
if (root === null) throw new Error('There is no place for the preview.');
const frame = createFrame(window);
createRoot(root).render(createElement(FramePage, { frame }));
frame.begin();
