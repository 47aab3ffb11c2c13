# A server. Its tables are kept in /data, unless MAZZO_DB names a PostgreSQL.
FROM python:3.11-slim

WORKDIR /app
COPY requirements/host.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/host.txt

COPY pyproject.toml README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
RUN pip install --no-cache-dir --no-deps --no-build-isolation . && useradd --create-home mazzo && install -d -o mazzo /data

USER mazzo
ENV MAZZO_DB=/data/mazzo.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready')"]
ENTRYPOINT ["mazzo", "serve", "--host", "0.0.0.0"]
