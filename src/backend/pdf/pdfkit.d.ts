/** Types for the parts of pdfkit 0.20 and fontkit 2 in use; the packages have none. */
declare module 'pdfkit' {
  interface Structure {
    add(part: Structure | (() => void)): Structure;
    end(): void;
    readonly dictionary: { readonly data: Record<string, unknown> };
  }

  export interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
    readonly lineGap?: number;
    readonly link?: string;
  }

  export default class PDFDocument {
    constructor(options: {
      readonly size: 'A4';
      readonly margins: {
        readonly top: number;
        readonly bottom: number;
        readonly left: number;
        readonly right: number;
      };
      readonly lang: string;
      readonly tagged: boolean;
      readonly displayTitle: boolean;
      readonly pdfVersion: '1.7';
      readonly subset: 'PDF/UA';
      readonly bufferPages: boolean;
      readonly info: { readonly Title: string; readonly Author: string; readonly CreationDate: Date };
    });
    x: number;
    y: number;
    readonly page: { readonly width: number; readonly height: number; readonly margins: { bottom: number } };
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
    addPage(): this;
    switchToPage(index: number): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    registerFont(name: string, font: unknown): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    struct(tag: string, options?: object | (() => void), children?: () => void): Structure;
    addStructure(root: Structure): this;
    markContent(tag: string, options?: { readonly type: string } | { readonly actual: string }): this;
    endMarkedContent(): this;
    ref(data: Readonly<Record<string, unknown>>): { end(): void };
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(path: string): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    fill(color: string, rule?: 'even-odd' | 'non-zero'): this;
  }
}

declare module 'fontkit' {
  export function create(file: Buffer): {
    /** Code points that the font has glyphs for. */
    readonly characterSet: readonly number[];
    readonly glyphForCodePoint: (codePoint: number) => unknown;
    readonly layout: (text: string) => { readonly glyphs: readonly { readonly id: number }[] };
  };
}
