"""docs_of_stub.py _core.pyi OUT.cpp: what the stub says of each class and call, for help() in Python. CMake runs it."""
import ast
import json
import sys


def documented(body, prefix=""):
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            said = ast.get_docstring(node)
            if said:
                yield prefix + node.name, said
        if isinstance(node, ast.ClassDef):
            yield from documented(node.body, node.name + ".")


def main(stub, out):
    with open(stub, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    rows = "".join(f"    {{{json.dumps(name)}, {json.dumps(said, ensure_ascii=False)}}},\n" for name, said in documented(tree.body))
    with open(out, "w", encoding="utf-8") as file:
        file.write(
            "// Made by src/library/python/docs_of_stub.py.\n"
            '#include "library/python/parts.h"\n\n'
            "namespace trictrac::python {\n"
            f"const Doc kDocs[] = {{\n{rows}    {{}},\n}};\n"
            "}  // namespace trictrac::python\n"
        )


main(*sys.argv[1:])
