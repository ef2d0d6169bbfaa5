// Lists, as JSON, what can be broken in files of TypeScript: node typescript.mjs ROOT FILE...
// The breaks are those of breaks.py, as far as TypeScript has them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [root, ...files] = process.argv.slice(2);
const ts = createRequire(`${root}/web/package.json`)("typescript");
const Kind = ts.SyntaxKind;

const OPERATORS = {
  "===": "!==", "!==": "===", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
  "&&": "||", "||": "&&", "??": "||", "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=",
};

function breaksOf(file) {
  const text = readFileSync(`${root}/${file}`, "utf-8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const found = [];

  const add = (start, end, replacement, node) => {
    const lineOf = (place) => tree.getLineAndCharacterOfPosition(place).line + 1;
    const bytes = (place) => Buffer.byteLength(text.slice(0, place));
    found.push({
      file,
      line: lineOf(start),
      code: lines[lineOf(start) - 1].trim(),
      start: bytes(start),
      end: bytes(end),
      old: text.slice(start, end),
      new: replacement,
      statement: [lineOf(node.getStart()), lineOf(node.getEnd())],
    });
  };
  const replace = (node, replacement) => add(node.getStart(), node.getEnd(), replacement, node);
  const negate = (test) => {
    if (!ts.isBinaryExpression(test) && !ts.isPrefixUnaryExpression(test)) replace(test, `!(${test.getText()})`);
  };

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS[node.operatorToken.getText()];
      if (other !== undefined) replace(node.operatorToken, other);
    } else if (ts.isPrefixUnaryExpression(node) && [Kind.ExclamationToken, Kind.MinusToken].includes(node.operator)) {
      add(node.getStart(), node.operand.getStart(), "", node);
    } else if (ts.isNumericLiteral(node)) {
      replace(node, String(Number(node.text) + 1));
      if (Number(node.text) !== 0) replace(node, String(Number(node.text) - 1));
    } else if (node.kind === Kind.TrueKeyword) replace(node, "false");
    else if (node.kind === Kind.FalseKeyword) replace(node, "true");
    else if (ts.isConditionalExpression(node)) negate(node.condition);
    else if (ts.isIfStatement(node)) negate(node.expression);
    else if (ts.isReturnStatement(node) && node.expression !== undefined) replace(node.expression, "undefined!");
    else if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) replace(node, ";");
    else if (ts.isAwaitExpression(node)) add(node.getStart(), node.expression.getStart(), "", node);
    else if (ts.isForOfStatement(node)) replace(node.expression, "[]");
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

process.stdout.write(JSON.stringify(files.flatMap(breaksOf)));
