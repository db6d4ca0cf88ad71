#!/usr/bin/env python3
"""A push service: keeps what it is sent, and answers what the path asks for, such as /201/anne or /410/jean.

push_service.py FOLDER   writes the port it listens on to FOLDER/port, and each request to FOLDER/N.json
"""
import base64
import http.server
import json
import os
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True)


class Service(http.server.BaseHTTPRequestHandler):
    count = 0

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        Service.count += 1
        text = {"path": self.path, "headers": {k.lower(): v for k, v in self.headers.items()},
                "body": base64.urlsafe_b64encode(body).decode().rstrip("=")}
        part = folder / "part"
        part.write_text(json.dumps(text))
        os.rename(part, folder / f"{Service.count}.json")
        status = int(self.path.split("/")[1])
        self.send_response(status)
        if status == 429:
            self.send_header("Retry-After", "100")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Service)
part = folder / "part"
part.write_text(str(server.server_port))
os.rename(part, folder / "port")
server.serve_forever()
